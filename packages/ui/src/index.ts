// The design system of the player site, the games and the operator console.
// It has no words of its own: every label comes from its user, in the player's language.
export * from './icons.ts';
export { applyAppearance, isTheme, motionIsReduced, themes } from './tokens/theme.ts';
export type { Appearance, Density, Motion, Theme } from './tokens/theme.ts';
export { classNames } from './class-names.ts';

export { Button, buttonClass } from './controls/button.tsx';
export type { ButtonKind, ButtonLook, ButtonProps, ControlSize } from './controls/button.tsx';
export { CopyText } from './controls/copy-text.tsx';
export { IconButton } from './controls/icon-button.tsx';
export type { IconButtonProps } from './controls/icon-button.tsx';

export { base64Of } from './form/base64-of.ts';
export { Checkbox, Radio, Switch } from './form/checkbox.tsx';
export { Field } from './form/field.tsx';
export type { ControlProps, FieldProps } from './form/field.tsx';
export { PasswordInput } from './form/password-input.tsx';
export { Select } from './form/select.tsx';
export type { SelectOption } from './form/select.tsx';
export { TextArea, TextInput } from './form/text-input.tsx';

export { cleanDecimal } from './money/decimal-text.ts';
export { Money } from './money/money.tsx';
export type { MoneyProps } from './money/money.tsx';
export { MoneyInput } from './money/money-input.tsx';
export type { QuickAmount } from './money/money-input.tsx';

export { Dialog } from './overlay/dialog.tsx';
export type { DialogProps } from './overlay/dialog.tsx';
export { Dropdown, menuItemClass } from './overlay/dropdown.tsx';
export { ToastRegion } from './overlay/toast-region.tsx';
export { dismissToast, showToast } from './overlay/toasts.ts';
export type { NewToast, Toast, ToastKind } from './overlay/toasts.ts';
export { focusHolder, giveFocusBack } from './overlay/focus-return.ts';
export { hearLayers, layAbove } from './overlay/layers.ts';
export { useDialog } from './overlay/use-dialog.ts';
export type { DialogPolicy } from './overlay/use-dialog.ts';
export { useDrag } from './overlay/use-drag.ts';
export { useDropdown } from './overlay/use-dropdown.ts';

export { Banner } from './layout/banner.tsx';
export type { BannerProps } from './layout/banner.tsx';
export { Card } from './layout/card.tsx';
export { Pager } from './layout/pager.tsx';
export { SectionHead } from './layout/section-head.tsx';
export { Stepper } from './layout/stepper.tsx';
export { Table } from './layout/table.tsx';
export type { Column } from './layout/table.tsx';
export { Tabs } from './layout/tabs.tsx';
export type { Tab } from './layout/tabs.tsx';
export { Tile, TileArt, type Art } from './layout/tile.tsx';
export { usePicture } from './layout/use-picture.ts';
export type { TileLinkProps, TileProps } from './layout/tile.tsx';
export { TileShelf } from './layout/tile-shelf.tsx';
export { VisuallyHidden } from './layout/visually-hidden.tsx';

export { TrendChart } from './charts/trend-chart.tsx';
export type { ChartPoint, ChartSeries, TrendChartProps } from './charts/trend-chart.tsx';

export { WayTile } from './deposits/way-tile.tsx';
export type { WayTileProps } from './deposits/way-tile.tsx';
export { feeText, lookOfWay, spanText } from './deposits/way-words.ts';
export type { WayFee } from './deposits/way-words.ts';

export { Badge, Status } from './feedback/badge.tsx';
export type { BadgeTone, StatusKind } from './feedback/badge.tsx';
export { Countdown, useSecondsLeft } from './feedback/countdown.tsx';
export { clockText } from './feedback/clock-text.ts';
export { EmptyState } from './feedback/empty-state.tsx';
export { ProgressBar } from './feedback/progress-bar.tsx';
export { Skeleton } from './feedback/skeleton.tsx';

export {
  JackpotRules,
  type JackpotRulesProps,
  type ShownJackpot,
  type ShownJackpots,
} from './jackpots/jackpot-rules.tsx';
export { Die } from './lottery/die.tsx';
export {
  ballColour,
  carHues,
  DrawnNumber,
  DrawnNumbers,
  type DrawnNumbersProps,
  writtenNumber,
} from './lottery/drawn-numbers.tsx';
export { FactorsPanel } from './factors/factors-panel.tsx';
export type { FactorsPanelProps } from './factors/factors-panel.tsx';
export type { FactorCalls, FactorsShown } from './factors/factors.ts';
export { passkeysWork } from './factors/passkeys-work.ts';
export { passkeyProblem } from './factors/passkey-problem.ts';
export { RewardArt } from './rewards/reward-art.tsx';
export type { RewardArtProps } from './rewards/reward-art.tsx';
export { QrCode } from './qr/qr-code.tsx';

export { Logo, LogoMark } from './brand/logo.tsx';
export type { LogoPicture } from './brand/logo.tsx';
