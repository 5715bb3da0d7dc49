import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageCss, scriptCss } from '../../../scripts/pageCss';
import config from '../../../tailwind.config';

const HTML =
  '<main class="flex p-2.5 hover:underline group [&amp;_svg]:size-4"><p class="truncate">Hello</p><svg></svg></main>';

describe('the part of the style sheet that a page holds', () => {
  it.each([
    ['a class it has', '.flex{display:flex}', true],
    ['a class it has not', '.grid{display:grid}', false],
    ['elements alone', 'p{margin:0}', true],
    ['a name with a dot in it', '.p-2\\.5{padding:10px}', true],
    ['a state of a class', '.flex:disabled{opacity:0.5}', true],
    ['what a pointer brings about', '.hover\\:underline:hover{text-decoration:underline}', false],
    ['where the focus is', '.flex:focus-visible{outline:0}', true],
    ['what is shown while no pointer is there', '.flex:not(:hover){opacity:1}', true],
    ['elements it has not', 'table{margin:0}', false],
    ['an element it has not, among choices', '.flex :where(table,p){margin:0}', true],
    ['parts of controls it has none of', '::placeholder{color:red}', false],
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
      '@media (width>=64rem){.flex{display:block;margin:var(--a)}}';
    expect(pageCss(sheet, HTML)).toBe(sheet);
  });

  it('leaves out the variables that nothing of it reads, and what is empty without them', () => {
    const sheet =
      '@property --b{syntax:"*";inherits:false}@layer theme{:root{--a:1;--b:var(--c);--c:2;--d:3}}' +
      '@media print{:root{--e:1}}.flex{margin:var(--a)}.grid{margin:var(--b)}';
    expect(pageCss(sheet, HTML)).toBe('@layer theme{:root{--a:1}}.flex{margin:var(--a)}');
    expect(pageCss(':root{--d:3;--e:4}', '<p style="margin:var(--d)"></p>')).toBe(':root{--d:3}');
  });

  it('keeps the parts of controls where it has some', () => {
    expect(pageCss('::placeholder{color:red}', '<input>')).toBe('::placeholder{color:red}');
  });

  it('keeps the parts of a date where it has a field for one', () => {
    const sheet = '::-webkit-datetime-edit{padding:0}::-webkit-calendar-picker-indicator{color:red}';
    expect(pageCss(sheet, '<input class="a" type="date">')).toBe(sheet);
    expect(pageCss(sheet, '<input class="date" type="text">')).toBe('');
  });

  it.each([
    ['400', '400'],
    ['460', 'calc(400 + 60*var(--our-faces,0))'],
    ['500', 'calc(400 + 100*var(--our-faces,0))'],
    ['501', 'calc(600 + -99*var(--our-faces,0))'],
    ['560', 'calc(600 + -40*var(--our-faces,0))'],
    ['600', '600'],
    ['740', 'calc(600 + 140*var(--our-faces,0))'],
    ['inherit', 'inherit'],
    ['var(--a)', 'var(--a)'],
  ])('draws a weight of %s as %s', (weight, drawn) => {
    expect(pageCss(`.flex{font-weight:${weight}}`, HTML)).toBe(`.flex{font-weight:${drawn}}`);
  });

  it.each([
    ['Archivo', 'Archivo Variable,Archivo Fallback,serif', 'var(--archivo,Archivo Fallback),serif'],
    ['Geist', '"Geist Variable", "Geist Fallback", serif', 'var(--geist,Geist Fallback), serif'],
  ])('names %s once it comes, before that of the system', (face, named, asked) => {
    expect(pageCss(`.flex{font-family:${named}}`, HTML)).toBe(`.flex{font-family:${asked}}`);
    const comes = `--${face.toLowerCase()}: '${face} Variable', '${face} Fallback';`;
    expect(readFileSync('src/fonts.css', 'utf8')).toContain(comes);
  });

  it.each(Object.entries(config.theme.extend.fontFamily))(
    'names no face of ours in the stack of %s',
    (_name, [stack]) => {
      const asked = pageCss(`.flex{font-family:${stack}}`, HTML);
      expect(asked).toContain('var(--geist,Geist Fallback)');
      expect(asked).not.toContain('Variable');
    },
  );

  it('leaves the weights of a face, and parts the others where the faces of the system do', () => {
    const faces = readFileSync('src/fallbackFonts.css', 'utf8');
    expect(pageCss(faces, HTML)).toBe(faces);
    const ranges = [...faces.matchAll(/font-weight: (.*);/g)].map(([, range]) => range);
    expect(new Set(ranges)).toEqual(new Set(['100 900', '100 500', '501 900']));
  });
});

describe('the part of the style sheet that scripts draw with', () => {
  const SCRIPT = 'a(`p`,{className:`flex p-2.5 ${b?`hover:underline`:""} [&_svg]:size-4`,style:{color:`var(--a)`}});';

  it.each([
    ['a class that stands in them', '.flex{display:flex}', true],
    ['a class that does not', '.grid{display:grid}', false],
    ['a part of a word alone', '.fle{display:flex}', false],
    ['any element', 'table{margin:0}', true],
    ['a name with a dot in it', '.p-2\\.5{padding:10px}', true],
    ['a class that is there at times', '.hover\\:underline:hover{text-decoration:underline}', true],
    ['a name with a variant in brackets', '.\\[\\&_svg\\]\\:size-4 svg{width:16px}', true],
    ['one class of a pair alone', '.flex .absent{color:red}', false],
  ])('%s', (_case, rule, isKept) => {
    expect(scriptCss(rule, SCRIPT)).toBe(isKept ? rule : '');
  });

  it('keeps the variables that the scripts read', () => {
    expect(scriptCss(':root{--a:1;--b:2}', SCRIPT)).toBe(':root{--a:1}');
  });
});
