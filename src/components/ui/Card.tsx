import type { ComponentPropsWithRef } from 'react';
import { classNames } from '@/utils/classNames';

const PADDINGS = { none: '', sm: 'p-4', md: 'p-5', lg: 'p-6' } as const;

type CardProps = ComponentPropsWithRef<'div'> & {
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  padding?: keyof typeof PADDINGS;
};

/** White panel for a group of content. */
export function Card({ as: Element = 'div', padding = 'md', className, ...rest }: CardProps) {
  const props = { ...rest, className: classNames('rounded-lg bg-white shadow-card', PADDINGS[padding], className) };
  return <Element {...(props as ComponentPropsWithRef<'div'> & ComponentPropsWithRef<'li'>)} />;
}
