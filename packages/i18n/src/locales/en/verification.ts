// English texts of verification.
export const verification = {
  title: 'Verification',
} as const;
