import type { ComponentProps } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { POPOVER_STYLE } from './popoverLook';

type TooltipProps = {
  text: string;
  /** The focusable element it explains; the text becomes its description. */
  children: ComponentProps<typeof Focusable>['children'];
};

/** A short explanation on hover and focus; Escape hides it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      <Focusable>{children}</Focusable>
      <AriaTooltip
        offset={6}
        style={POPOVER_STYLE}
        className="max-w-64 rounded-sm bg-ink-900 px-2.5 py-1.5 text-caption text-white shadow-pop transition-opacity duration-120 data-entering:opacity-0 data-exiting:opacity-0"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
