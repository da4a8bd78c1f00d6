// Whether a passkey could be made or used here. It belongs to a name: browsers keep none for an
// address of numbers, whatever they know.
export const passkeysWork = (): boolean =>
  globalThis.PublicKeyCredential !== undefined &&
  !/^[\d.]+$|^\[/u.test(globalThis.location.hostname);
