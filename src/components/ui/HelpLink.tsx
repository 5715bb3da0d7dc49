import { getHelpTarget, type HelpTopic } from '@/config/help';
import { HelpTargetLink } from './HelpTargetLink';

/** Link from an error or a status to its help article. */
export const HelpLink = ({ topic, className }: { topic: HelpTopic; className?: string }) => (
  <HelpTargetLink {...getHelpTarget(topic)} className={className} />
);
