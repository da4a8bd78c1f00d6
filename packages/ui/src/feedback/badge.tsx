// Small labels. A badge names a quality (hot, new); a status names a state in a word with its own
// icon, so that colour is never the only sign.
import { CircleCheckIcon, CircleIcon, CircleXIcon, ClockIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

export type BadgeTone = 'live' | 'brass' | 'felt' | 'plain';

export interface BadgeProps {
  tone?: BadgeTone | undefined;
  icon?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

export function Badge({ tone = 'plain', icon, children, className }: BadgeProps) {
  return (
    <span className={classNames(styles['badge'], styles[tone], className)}>
      {icon}
      {children}
    </span>
  );
}

export type StatusKind = 'good' | 'waiting' | 'bad' | 'neutral';

const statusIcons = {
  good: CircleCheckIcon,
  waiting: ClockIcon,
  bad: CircleXIcon,
  neutral: CircleIcon,
};

export interface StatusProps {
  kind: StatusKind;
  children: ReactNode;
  className?: string | undefined;
}

export function Status({ kind, children, className }: StatusProps) {
  const Icon = statusIcons[kind];
  return (
    <span className={classNames(styles['status'], styles[kind], className)}>
      <Icon />
      {children}
    </span>
  );
}
