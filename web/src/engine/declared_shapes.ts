// The types that a file declares, as the compiler knows them, for tests.
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

import ts from 'typescript';

import type { Mark, Member, Shape } from './sample_shapes.ts';

const flags = ts.TypeFlags;

const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es5.d.ts'],
  types: [],
};

export class DeclaredShapes {
  readonly #checker: ts.TypeChecker;
  readonly #types: ReadonlyMap<string, ts.Symbol>;
  readonly #known = new Map<string, Shape>(); // by type and owner

  constructor(file: URL) {
    const path = fileURLToPath(file);
    const program = ts.createProgram([path], options);
    this.#checker = program.getTypeChecker();
    const source = program.getSourceFile(path);
    const module = source && this.#checker.getSymbolAtLocation(source);
    if (module === undefined) throw new Error(`${path} declares nothing`);
    this.#types = new Map(this.#checker.getExportsOfModule(module).map((symbol) => [symbol.name, symbol]));
  }

  named(name: string): Shape {
    const found = this.#types.get(name);
    if (found === undefined) throw new Error(`there is no type ${name}`);
    return this.#shapeOf(this.#checker.getDeclaredTypeOfSymbol(found), name);
  }

  // The owner is the member that is of this type: what may stand there is marked there.
  #shapeOf(type: ts.Type, owner: Mark): Shape {
    const key = `${(type as ts.Type & { id: number }).id} ${owner}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const shape = this.#newShape(type, owner);
    this.#known.set(key, shape);
    return shape;
  }

  #newShape(type: ts.Type, owner: Mark): Shape {
    const name = this.#checker.typeToString(type);
    if (this.#checker.isTupleType(type)) {
      const { labeledElementDeclarations: labels = [] } = (type as ts.TupleTypeReference).target;
      const elements = this.#argumentsOf(type).map((inner, i) => {
        const label = labels[i];
        return this.#shapeOf(inner, label === undefined ? owner : markAt(label, label.name.getText()));
      });
      return { kind: 'tuple', name, elements };
    }
    if (this.#checker.isArrayType(type)) {
      const [element] = this.#argumentsOf(type) as [ts.Type];
      return { kind: 'list', name, element: this.#shapeOf(element, owner) };
    }
    if ((type.flags & flags.Boolean) === 0 && type.isUnion()) return this.#unionOf(type, name, owner);
    if ((type.flags & (flags.Object | flags.Intersection | flags.NonPrimitive)) !== 0)
      return this.#objectOf(type, name, owner);
    return plainOf(type, name, owner);
  }

  #unionOf(type: ts.UnionType, name: string, owner: Mark): Shape {
    const among = type.types.filter((one) => (one.flags & flags.Undefined) === 0); // optional: it is left out
    const shapes = among.map((one) => this.#shapeOf(one, owner));
    const both = type.types.filter((one) => (one.flags & flags.BooleanLiteral) !== 0).length > 1; // true and false
    for (const shape of shapes) {
      if (shape.kind === 'plain') shape.mark = `${owner} = ${both && isBoolean(shape.name) ? 'boolean' : shape.name}`;
    }
    const [only] = shapes;
    return shapes.length === 1 && only !== undefined ? only : { kind: 'union', name, among: shapes };
  }

  #objectOf(type: ts.Type, name: string, owner: Mark): Shape {
    const members = new Map<string, Member>();
    for (const property of this.#checker.getPropertiesOfType(type)) {
      const mark = markOf(property);
      const optional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      members.set(property.name, {
        mark,
        optional,
        shape: this.#shapeOf(this.#checker.getTypeOfSymbol(property), mark),
      });
    }
    const [index] = this.#checker.getIndexInfosOfType(type);
    return { kind: 'object', name, members, ...(index && { others: this.#shapeOf(index.type, owner) }) };
  }

  #argumentsOf(type: ts.Type): readonly ts.Type[] {
    return this.#checker.getTypeArguments(type as ts.TypeReference);
  }
}

const isBoolean = (name: string): boolean => name === 'true' || name === 'false';

function plainOf(type: ts.Type, name: string, owner: Mark): Shape {
  if ((type.flags & flags.Null) !== 0) return { kind: 'plain', name, isOne: (value) => value === null };
  if ((type.flags & flags.BooleanLiteral) !== 0)
    return { kind: 'plain', name, isOne: (value) => typeof value === 'boolean' && String(value) === name };
  if (type.isLiteral()) return { kind: 'plain', name, isOne: (value) => value === type.value };
  if (!['string', 'number', 'boolean'].includes(name)) throw new Error(`${owner} is ${name}, which no JSON is`);
  return { kind: 'plain', name, isOne: (value) => typeof value === name };
}

// Where it is declared, so that types that share a declaration share what is said of it; by name, where it is put together.
function markOf(property: ts.Symbol): Mark {
  const [declaration] = property.declarations ?? [];
  return declaration === undefined ? property.name : markAt(declaration, property.name);
}
function markAt(declaration: ts.Node, name: string): Mark {
  const source = declaration.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(declaration.getStart());
  return `${basename(source.fileName)}:${line + 1} ${name}`;
}
