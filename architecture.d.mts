// The shape of the list of places and levels, for those who read it typed.
export interface Place {
  readonly place: string;
  readonly at: string;
  readonly may: readonly string[];
}
export interface Level {
  readonly level: number;
  readonly modules: readonly string[];
}
export const places: readonly Place[];
export const levels: readonly Level[];
