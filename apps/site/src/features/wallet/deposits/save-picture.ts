// Saves a picture that the page shows as a PNG, large enough for another phone to scan, on white.
const sidePixels = 720;

export async function savePicture(address: string, fileName: string): Promise<void> {
  const picture = new Image(sidePixels, sidePixels);
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  const brush = canvas.getContext('2d');
  if (!brush) return;
  canvas.width = sidePixels;
  canvas.height = sidePixels;
  brush.fillStyle = '#ffffff';
  brush.fillRect(0, 0, sidePixels, sidePixels);
  brush.drawImage(picture, 0, 0, sidePixels, sidePixels);
  saveFile(canvas.toDataURL('image/png'), fileName);
}

export function saveFile(address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}
