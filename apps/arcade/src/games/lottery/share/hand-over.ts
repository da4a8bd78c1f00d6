// Hands a picture over: to another app where the device can, else as a download.
export type Shared = 'shared' | 'saved' | 'dismissed';

export async function handOver(canvas: HTMLCanvasElement, name: string): Promise<Shared> {
  const file = await pictureFile(canvas, name);
  if (navigator.canShare?.({ files: [file] }) === true) {
    try {
      await navigator.share({ files: [file] });
      return 'shared';
    } catch (error) {
      // The player closed the list of apps.
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  savePicture(file);
  return 'saved';
}

export async function pictureFile(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob === null) throw new Error('The picture of a ticket is empty.');
  return new File([blob], name, { type: 'image/png' });
}

export function savePicture(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
