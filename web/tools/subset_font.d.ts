declare module 'subset-font' {
  interface Cut {
    targetFormat: 'woff2';
    variationAxes: Record<string, { min: number; max: number }>;
    keepFeatures: string[];
    preserveNameIds: number[];
    noHinting: boolean;
  }
  export default function subsetFont(font: Uint8Array, letters: string, cut: Cut): Promise<Uint8Array>;
}
