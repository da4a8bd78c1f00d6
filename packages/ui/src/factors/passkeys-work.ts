// Checks whether passkeys work here. A passkey belongs to a host name; browsers keep none for an IP
// address.
export const passkeysWork = (): boolean =>
  globalThis.PublicKeyCredential !== undefined &&
  !/^[\d.]+$|^\[/u.test(globalThis.location.hostname);
