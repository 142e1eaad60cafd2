// A page as a screen reader knows it: the accessibility tree, and nothing else. Whoever uses this looks at no element, no class, no
// picture; what is there has a role and a name, and is pressed.
import type { CDPSession, Page } from 'playwright-core';

export interface Thing {
  role: string;
  name: string;
  disabled: boolean;
  node: number; // in the document behind it
  within: readonly string[]; // the roles and names around it, from the outside in
}

interface AXNode {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
  backendDOMNodeId?: number;
}

const text = (value: { value?: unknown } | undefined): string => String(value?.value ?? '').trim();

export class Tree {
  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<Tree> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    await session.send('DOM.enable');
    return new Tree(session);
  }

  // Everything that can be come to now, in the order in which it is read.
  async things(): Promise<Thing[]> {
    const { nodes } = (await this.session.send('Accessibility.getFullAXTree')) as { nodes: AXNode[] };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const around = (node: AXNode): string[] => {
      const parent = node.parentId === undefined ? undefined : byId.get(node.parentId);
      return parent === undefined ? [] : [...around(parent), `${text(parent.role)} ${text(parent.name)}`.trim()];
    };
    return nodes
      .filter(({ ignored, backendDOMNodeId }) => !ignored && backendDOMNodeId !== undefined)
      .map((node) => ({
        role: text(node.role),
        name: text(node.name),
        disabled: node.properties?.some(({ name, value }) => name === 'disabled' && value.value === true) ?? false,
        node: node.backendDOMNodeId ?? 0,
        within: around(node),
      }));
  }

  async find(role: string, name: RegExp): Promise<Thing | undefined> {
    return (await this.things()).find((thing) => thing.role === role && name.test(thing.name) && !thing.disabled);
  }

  async waitFor<T>(look: (things: Thing[]) => T | undefined, what: string): Promise<T> {
    for (let i = 0; i < 200; ++i) {
      const found = look(await this.things());
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`nobody hears of ${what}`);
  }

  // As a screen reader presses it.
  async press({ node }: Thing): Promise<void> {
    const { object } = (await this.session.send('DOM.resolveNode', { backendNodeId: node })) as {
      object: { objectId: string };
    };
    await this.session.send('Runtime.callFunctionOn', {
      objectId: object.objectId,
      functionDeclaration: 'function () { this.focus(); this.click(); }',
    });
  }
  async pressNamed(role: string, name: RegExp): Promise<Thing> {
    const thing = await this.waitFor(
      (things) => things.find((each) => each.role === role && name.test(each.name) && !each.disabled),
      `${role} ${name.source}`,
    );
    await this.press(thing);
    return thing;
  }
  async write({ node }: Thing, value: string): Promise<void> {
    const { object } = (await this.session.send('DOM.resolveNode', { backendNodeId: node })) as {
      object: { objectId: string };
    };
    await this.session.send('Runtime.callFunctionOn', {
      objectId: object.objectId,
      functionDeclaration:
        'function (value) { this.focus(); this.value = value; this.dispatchEvent(new Event("input", { bubbles: true })); this.dispatchEvent(new Event("change", { bubbles: true })); }',
      arguments: [{ value }],
    });
  }
}
