import postcss, { type AtRule, type Root, type Rule } from 'postcss';

/** The classes that a page's HTML names. */
function classesIn(html: string): Set<string> {
  const entities: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" };
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list);
  return new Set(lists.flatMap((list) => list.replace(/&[#\w]+;/g, (name) => entities[name] ?? name).split(/\s+/)));
}

/** The kinds of elements that a page's HTML has, with those around every page's own. */
const tagsIn = (html: string) =>
  new Set(['html', 'body', ...[...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, tag = '']) => tag.toLowerCase())]);

const withoutExclusions = (selector: string) => selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');

/** The classes that a selector cannot do without; what it excludes is not among them. */
function classesOf(selector: string): string[] {
  const asked = withoutExclusions(selector);
  return [...asked.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
}

/** Parts of controls, which a page without these has none of. */
const OF_CONTROLS = /::(?:placeholder|file-selector-button|-webkit-|-moz-)/;
const CONTROLS = ['input', 'select', 'textarea'];

/** Parts of fields for a date or a time. */
const OF_DATES = /::-webkit-(?:date|calendar)/;
const A_DATE = /<input[^>]* type="(?:date|time|month|week)/;

/** The kinds of elements that a selector names outside of any list of choices. */
function tagsOf(selector: string): string[] {
  const bare = selector.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '');
  const outside = bare.replace(/\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...outside.matchAll(/(?:^|[\s>+~])([a-z][a-z0-9]*)/gi)].map(([, tag = '']) => tag.toLowerCase());
}

/** What a pointer brings about can wait for the whole sheet; where the focus is cannot. */
const isPointedAt = (selector: string) =>
  /:(?:hover|active)(?![\w-])/.test(withoutExclusions(selector).replace(/\\./g, ''));

const isStep = ({ parent }: Rule) => parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);

/** Takes out the variables that nothing reads, and those that only they read. */
function dropUnread(root: Root, html: string) {
  for (let before = ''; before !== root.toString();) {
    before = root.toString();
    const read = new Set([...(before + html).matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));
    root.walkDecls(/^--/, (one) => void (read.has(one.prop) || one.remove()));
    root.walkAtRules('property', (one) => void (read.has(one.params) || one.remove()));
    root.walkRules((rule) => void (rule.nodes.length > 0 || rule.remove()));
    root.walkAtRules((one) => void (one.nodes?.length === 0 && one.remove()));
  }
}

/**
 * The system's face has two weights at most (src/fallbackFonts.css), and for each pair of size and weight a browser on
 * Linux asks another process, twice, while it lays the page out. So those that it draws alike are one until ours come
 * (`--our-faces` of src/fonts.css).
 */
function joinWeights(root: Root) {
  root.walkDecls('font-weight', (one) => {
    const weight = Number(one.value);
    const drawn = weight <= 500 ? 400 : 600;
    if (Number.isNaN(weight) || weight === drawn) return;
    one.value = `calc(${drawn} + ${weight - drawn}*var(--our-faces,0))`;
  });
}

/** A browser asks the system for each face that it does not know; ours are named once they come (src/fonts.css). */
function nameOursLater(root: Root) {
  root.walkDecls('font-family', (one) => {
    for (const face of ['Archivo', 'Geist']) {
      const later = `var(--${face.toLowerCase()},${face} Fallback)`;
      one.value = one.value.replace(new RegExp(`"?${face} Variable"?, ?"?${face} Fallback"?`), later);
    }
  });
}

/** A style sheet without the rules that `isSeen` denies, and without the variables that neither it nor `page` reads. */
function cut(sheet: string, page: string, isSeen: (selector: string) => boolean): Root {
  const root = postcss.parse(sheet);
  root.walkRules((rule) => {
    if (isStep(rule)) return;
    const seen = rule.selectors.filter(isSeen);
    if (seen.length === 0) rule.remove();
    else rule.selectors = seen;
  });
  dropUnread(root, page);
  return root;
}

/**
 * The part of a style sheet that a page shows before its script arrives: the rules whose classes and elements its HTML
 * has, as no pointer has touched it yet, and the variables that they read. Each KB of it is 10 ms on a slow line.
 */
export function pageCss(sheet: string, html: string): string {
  const classes = classesIn(html);
  const tags = tagsIn(html);
  const hasControls = CONTROLS.some((tag) => tags.has(tag));
  const hasDates = A_DATE.test(html);
  const isSeen = (selector: string) =>
    classesOf(selector).every((name) => classes.has(name)) &&
    tagsOf(selector).every((tag) => tags.has(tag)) &&
    (hasControls || !OF_CONTROLS.test(selector)) &&
    (hasDates || !OF_DATES.test(selector)) &&
    !isPointedAt(selector);
  const root = cut(sheet, html, isSeen);
  joinWeights(root);
  nameOursLater(root);
  return root.toString();
}

/** The part of a style sheet that scripts can draw with: the rules whose classes stand in them. */
export function scriptCss(sheet: string, scripts: string): string {
  const words = new Set(scripts.split(/[\s"'`{}$]+/));
  return cut(sheet, scripts, (selector) => classesOf(selector).every((name) => words.has(name))).toString();
}
