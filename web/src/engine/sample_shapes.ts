// What a value may look like, for tests: made from a declared type, compared with what is really said.

// A place in a declaration: "scenes.ts:52 price", or one of the things that may stand there: "scenes.ts:90 mover = null".
export type Mark = string;

export type Shape =
  | { kind: 'plain'; name: string; isOne: (value: unknown) => boolean; mark?: Mark }
  | { kind: 'list'; name: string; element: Shape }
  | { kind: 'tuple'; name: string; elements: Shape[] }
  | { kind: 'object'; name: string; members: Map<string, Member>; others?: Shape }
  | { kind: 'union'; name: string; among: Shape[] };

export interface Member {
  mark: Mark;
  optional: boolean;
  shape: Shape;
}

// What of a value is not as declared. What it says of the declaration is added to the marks.
export function faultsOf(value: unknown, shape: Shape, where: string, marks: Set<Mark>): string[] {
  switch (shape.kind) {
    case 'plain':
      if (!shape.isOne(value)) break;
      if (shape.mark !== undefined) marks.add(shape.mark);
      return [];
    case 'list':
      if (!Array.isArray(value)) break;
      return value.flatMap((each) => faultsOf(each, shape.element, `${where}[]`, marks));
    case 'tuple':
      if (!Array.isArray(value) || value.length !== shape.elements.length) break;
      return shape.elements.flatMap((element, i) => faultsOf(value[i], element, `${where}[${i}]`, marks));
    case 'object':
      if (typeof value !== 'object' || value === null || Array.isArray(value)) break;
      return faultsOfObject(value, shape.members, shape.others, where, marks);
    case 'union':
      return faultsOfUnion(value, shape, where, marks);
  }
  return [unlike(value, shape, where)];
}

function faultsOfObject(
  value: object,
  members: ReadonlyMap<string, Member>,
  others: Shape | undefined,
  where: string,
  marks: Set<Mark>,
): string[] {
  const faults: string[] = [];
  for (const [key, { optional }] of members) {
    if (!optional && !Object.hasOwn(value, key)) faults.push(`${where}.${key} is missing`);
  }
  for (const [key, inner] of Object.entries(value)) {
    const member = members.get(key);
    const shape = member?.shape ?? others;
    if (member !== undefined) marks.add(member.mark);
    if (shape === undefined) faults.push(`${where}.${key} is not declared`);
    else faults.push(...faultsOf(inner, shape, `${where}.${key}`, marks));
  }
  return faults;
}

// If it is none of them, what keeps it from being the one that it is most like.
function faultsOfUnion(value: unknown, shape: Shape & { kind: 'union' }, where: string, marks: Set<Mark>): string[] {
  let fewest: string[] | undefined;
  for (const one of shape.among) {
    if (!seems(value, one)) continue;
    const own = new Set<Mark>();
    const faults = faultsOf(value, one, where, own);
    if (faults.length === 0) {
      for (const mark of own) marks.add(mark);
      return [];
    }
    if (fewest === undefined || faults.length < fewest.length) fewest = faults;
  }
  return fewest ?? [unlike(value, shape, where)];
}

// At first sight.
function seems(value: unknown, shape: Shape): boolean {
  if (shape.kind === 'plain') return shape.isOne(value);
  if (shape.kind !== 'object') return Array.isArray(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  for (const [key, { optional }] of shape.members) if (!optional && !Object.hasOwn(value, key)) return false;
  return true;
}

const unlike = (value: unknown, { name }: Shape, where: string): string =>
  `${where} is ${JSON.stringify(value).slice(0, 60)}, not ${name}`;

// Every mark that a value can have.
export function marksOf(shape: Shape): Set<Mark> {
  const marks = new Set<Mark>();
  const seen = new Set<Shape>();
  const visit = (inner: Shape): void => {
    if (seen.has(inner)) return;
    seen.add(inner);
    if (inner.kind === 'plain' && inner.mark !== undefined) marks.add(inner.mark);
    if (inner.kind === 'list') visit(inner.element);
    if (inner.kind === 'tuple') inner.elements.forEach(visit);
    if (inner.kind === 'union') inner.among.forEach(visit);
    if (inner.kind !== 'object') return;
    if (inner.others !== undefined) visit(inner.others);
    for (const { mark, shape: own } of inner.members.values()) {
      marks.add(mark);
      visit(own);
    }
  };
  visit(shape);
  return marks;
}
