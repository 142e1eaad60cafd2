// A drawing of the page as a file of its own: what style sheets say about it becomes part of it.

type Style = (property: string) => string;

// What a drawing has that says nothing; all of these go from an element to those within it.
const usual: Readonly<Record<string, string>> = {
  fill: 'rgb(0, 0, 0)',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'font-family': '',
  'font-size': '',
  'font-weight': '400',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
};

// Other programs know colours and opacity, but not both in one.
function paint(name: 'fill' | 'stroke', value: string): [string, string][] {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (/^rgba?\((.*)\)$/.exec(value)?.[1] ?? '')
    .split(/[,\s/]+/)
    .map(Number);
  if (!value.startsWith('rgb')) return [[name, value]];
  const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
  return [
    [name, `#${hex}`],
    [`${name}-opacity`, String(alpha)],
  ];
}

function looksOf(style: Style): Map<string, string> {
  const looks = new Map<string, string>();
  for (const property of Object.keys(usual)) {
    const value = style(property);
    if (property === 'fill' || property === 'stroke') {
      for (const [name, part] of paint(property, value)) looks.set(name, part);
    } else {
      looks.set(property, value.replace(/px$/, ''));
    }
  }
  for (const name of ['fill-opacity', 'stroke-opacity']) looks.set(name, looks.get(name) ?? '1');
  return looks;
}

// What an element must say about itself, within one that has said how it looks.
export function attributesOf(style: Style, outer: Style = (property) => usual[property] ?? ''): [string, string][] {
  const around = looksOf(outer);
  const attributes = [...looksOf(style)].filter(([name, value]) => around.get(name) !== value);
  const opacity = style('opacity');
  if (opacity !== '' && opacity !== '1') attributes.push(['opacity', opacity]);
  return attributes;
}

function styleOf(element: Element): Style {
  const style = getComputedStyle(element);
  return (property) => style.getPropertyValue(property);
}

// Needs: it is on the page; otherwise nothing has a style.
export function selfContained(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  originals.forEach((original, i) => {
    const { parentElement } = original;
    const outer = original === drawing || parentElement === null ? undefined : styleOf(parentElement);
    copies[i]?.removeAttribute('class');
    for (const [name, value] of attributesOf(styleOf(original), outer)) copies[i]?.setAttribute(name, value);
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new XMLSerializer().serializeToString(copy).replaceAll(/<!--.*?-->/g, '');
}
