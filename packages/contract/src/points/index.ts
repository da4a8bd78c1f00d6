// Points that members earn by play and deposits, and what they are exchanged for.
export const points = {};
