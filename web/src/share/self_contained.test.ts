import { describe, expect, it } from 'vitest';

import { attributesOf } from './self_contained.ts';

const plain: Record<string, string> = {
  fill: 'rgb(0, 0, 0)',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'font-family': 'system-ui',
  'font-size': '16px',
  'font-weight': '400',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
  opacity: '1',
};
const style = (own: Record<string, string>) => (property: string) => ({ ...plain, ...own })[property] ?? '';

describe('what a part of a drawing must say of itself', () => {
  it('is nothing where it looks like what is around it', () => {
    expect(attributesOf(style({}), style({}))).toEqual([]);
  });
  it('is what differs', () => {
    expect(attributesOf(style({ fill: 'rgb(217, 58, 43)', 'stroke-width': '0.03px' }), style({}))).toEqual([
      ['fill', '#d93a2b'],
      ['stroke-width', '0.03'],
    ]);
  });
  it('is its opacity apart from its colour', () => {
    expect(attributesOf(style({ stroke: 'rgba(255, 255, 255, 0.16)' }), style({}))).toEqual([
      ['stroke', '#ffffff'],
      ['stroke-opacity', '0.16'],
    ]);
    expect(attributesOf(style({ opacity: '0.5' }), style({}))).toEqual([['opacity', '0.5']]);
  });
  it('takes back the opacity of what is around it', () => {
    const around = style({ fill: 'rgba(0, 0, 0, 0.5)' });
    expect(attributesOf(style({}), around)).toEqual([['fill-opacity', '1']]);
  });
  it('is its type, for the whole drawing', () => {
    expect(attributesOf(style({}))).toEqual([
      ['font-family', 'system-ui'],
      ['font-size', '16'],
    ]);
  });
});
