// Saves a QR code as a picture file: larger than on the page, dark on light.
const sidePixels = 720;

export function saveQr(within: HTMLElement | null, fileName: string): void {
  const picture = within?.querySelector('svg');
  const path = picture?.querySelector('path')?.getAttribute('d');
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  if (!picture || !path || !brush) return;
  canvas.width = sidePixels;
  canvas.height = sidePixels;
  brush.fillStyle = '#ffffff';
  brush.fillRect(0, 0, sidePixels, sidePixels);
  const scale = sidePixels / picture.viewBox.baseVal.width;
  brush.scale(scale, scale);
  brush.fillStyle = '#000000';
  brush.fill(new Path2D(path));
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = fileName;
  link.click();
}
