import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stripMarkdown, toBlocks, toRuns } from '@/features/help-center/markdown';

const createPlainRun = (text: string) => ({ text, style: 'plain' });

describe('answers in Markdown', () => {
  it.each([
    [
      'Choose **Later** first',
      [createPlainRun('Choose '), { text: 'Later', style: 'strong' }, createPlainRun(' first')],
    ],
    [
      'billed *Per SOA* can',
      [createPlainRun('billed '), { text: 'Per SOA', style: 'emphasis' }, createPlainRun(' can')],
    ],
    ['2 * 3 * 4', [createPlainRun('2 * 3 * 4')]],
    ['snake_case_name', [createPlainRun('snake_case_name')]],
    ['**never closed', [createPlainRun('**never closed')]],
    ['<b onclick="x()">bold</b>', [createPlainRun('<b onclick="x()">bold</b>')]],
  ])('split "%s" into runs', (text, runs) => {
    expect(toRuns(text)).toEqual(runs);
  });

  it('keep paragraphs, bullets and numbers apart', () => {
    const blocks = toBlocks('Bring:\n- a label\n- the goods\n\nThen:\n\n1. pack\n2. book\n\nThat\nis all.');
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'bullets', 'paragraph', 'numbers', 'paragraph']);
    expect(stripMarkdown('Bring:\n- a label\n- the goods\n\nThat\nis all.')).toBe(
      'Bring: a label the goods That is all.',
    );
  });

  it('keep every character of any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const shown = toRuns(text)
          .map((run) => run.text)
          .join('');
        expect(shown.replace(/[*_]/g, '')).toBe(text.replace(/[*_]/g, ''));
      }),
    );
  });
});
