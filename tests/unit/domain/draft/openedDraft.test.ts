import { describe, expect, it } from 'vitest';
import { openedDraft } from '@/domain/draft/openedDraft';
import { aDraft, anItem } from '../../booking-form/drafts';

const own = { contact_name: 'Nina Cruz', contact_mobile: '9171112222' };

describe('a draft that the booking form opens', () => {
  it.each([
    ['nobody', '', '', 'Nina Cruz'],
    ['a name', 'Ana Reyes', '', 'Ana Reyes'],
    ['a number', '', '9174820136', ''],
    ['somebody else', 'Ana Reyes', '9174820136', 'Ana Reyes'],
  ])('has %s at the pickup', (_, contact_name, contact_mobile, name) => {
    const draft = aDraft();
    const stops = draft.stops.map((stop) => ({ ...stop, contact_name, contact_mobile }));
    const opened = openedDraft({ ...draft, stops }, own);
    expect(opened.stops.map((stop) => stop.contact_name)).toEqual([name, contact_name]);
  });

  it('leaves the pickup contact empty for an unknown customer', () => {
    const draft = aDraft();
    const stops = draft.stops.map((stop) => ({ ...stop, contact_name: '', contact_mobile: '' }));
    expect(openedDraft({ ...draft, stops }, null).stops).toEqual(stops);
  });

  it('unloads goods without a drop-off at the last one', () => {
    expect(openedDraft(aDraft({ items: [anItem('gone')] }), own).items).toMatchObject([{ stop: 'd1' }]);
  });
});
