// Choosing the language: those the brand offers and this build ships, each in its own words.
import { findShipped, shippedLocales, type ShippedTag } from '@baize/i18n';
import { Dropdown, GlobeIcon, menuItemClass, showToast, VisuallyHidden } from '@baize/ui';
import { useBrand } from '../app/status.ts';
import { changeLanguage, useText } from '../app/texts/texts.ts';

function useOfferedLanguages() {
  const offered = useBrand()?.languages;
  const codes = offered?.map((code) => code.toUpperCase());
  return shippedLocales.filter(({ code }) => codes?.includes(code) ?? true);
}

export function LanguageMenu({ className }: { className?: string | undefined }) {
  const t = useText();
  const offered = useOfferedLanguages();
  const choose = (tag: ShippedTag) =>
    changeLanguage(tag, 'by-hand').catch(() =>
      showToast({ kind: 'bad', text: t('shell.line-gone') }),
    );
  return (
    <Dropdown
      className={className}
      opensOnHover={false}
      button={
        <>
          <GlobeIcon aria-hidden="true" />
          <VisuallyHidden>{t('shell.language')}</VisuallyHidden>
          {findShipped(t.tag)?.name}
        </>
      }
    >
      {(close) =>
        offered.map(({ tag, name }) => (
          <button
            key={tag}
            type="button"
            lang={tag}
            className={menuItemClass}
            aria-current={tag === t.tag}
            onClick={() => {
              close();
              void choose(tag);
            }}
          >
            {name}
          </button>
        ))
      }
    </Dropdown>
  );
}
