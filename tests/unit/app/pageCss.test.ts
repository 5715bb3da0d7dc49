import { describe, expect, it } from 'vitest';
import { pageCss } from '../../../scripts/pageCss';

const HTML = '<main class="flex p-2.5 hover:underline group [&amp;_svg]:size-4"><p class="truncate">Hello</p></main>';

describe('the part of the style sheet that a page holds', () => {
  it.each([
    ['a class it has', '.flex{display:flex}', true],
    ['a class it has not', '.grid{display:grid}', false],
    ['elements alone', 'p{margin:0}', true],
    ['a name with a dot in it', '.p-2\\.5{padding:10px}', true],
    ['a state of a class', '.hover\\:underline:hover{text-decoration:underline}', true],
    ['a name with a variant in brackets', '.\\[\\&_svg\\]\\:size-4 svg{width:16px}', true],
    ['both classes of a pair', '.group .truncate{color:red}', true],
    ['one class of a pair alone', '.group .absent{color:red}', false],
    ['a class that is excluded', '.flex:not(.absent){color:red}', true],
    ['what is nested in an exclusion', '.flex:not(:is(.absent,.gone)){color:red}', true],
    ['a list with a class it has not in :is()', '.truncate:is(:where(.absent):hover *){color:red}', false],
  ])('%s', (_case, rule, isKept) => {
    expect(pageCss(rule, HTML)).toBe(isKept ? rule : '');
  });

  it('takes of a list of selectors what it has', () => {
    expect(pageCss('.flex,.grid,p{margin:0}', HTML)).toBe('.flex,p{margin:0}');
  });

  it('keeps what is no rule of a class: fonts, variables and the steps of an animation', () => {
    const sheet =
      '@font-face{font-family:A;src:url(a.woff2)}:root{--a:1}@keyframes dot{0.5%{opacity:0}to{opacity:1}}' +
      '@media (width>=64rem){.flex{display:block}}';
    expect(pageCss(sheet, HTML)).toBe(sheet);
  });
});
