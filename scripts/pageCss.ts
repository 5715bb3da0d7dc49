import postcss from 'postcss';

/** The classes that a page's HTML names. */
function classesIn(html: string): Set<string> {
  const entities: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" };
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list);
  return new Set(lists.flatMap((list) => list.replace(/&[#\w]+;/g, (name) => entities[name] ?? name).split(/\s+/)));
}

/** The classes that a selector cannot do without; what it excludes is not among them. */
function classesOf(selector: string): string[] {
  const asked = selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...asked.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
}

/** The part of a style sheet that a page shows before its script arrives: the rules whose classes its HTML has. */
export function pageCss(sheet: string, html: string): string {
  const present = classesIn(html);
  const root = postcss.parse(sheet);
  root.walkRules((rule) => {
    // the steps of an animation are rules as well
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as postcss.AtRule).name)) return;
    const shown = rule.selectors.filter((selector) => classesOf(selector).every((name) => present.has(name)));
    if (shown.length === 0) rule.remove();
    else rule.selectors = shown;
  });
  return root.toString();
}
