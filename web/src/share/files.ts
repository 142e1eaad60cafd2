// Files out of the page, and pictures out of drawings.

export function download(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read only after this.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export const svgFile = (svg: string): Blob => new Blob([svg], { type: 'image/svg+xml' });

// Needs: the drawing says how large it is and takes nothing from elsewhere.
export async function pngFile(svg: string, times: number): Promise<Blob> {
  const url = URL.createObjectURL(svgFile(svg));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width * times;
    canvas.height = image.height * times;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
