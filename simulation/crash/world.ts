// The crash game of the simulated world: what is known of its flights.

export interface FlightWorld {
  /** Where flights ended, by event. */
  readonly points: Map<string, number>;
  /** Flights that staff cancelled, or that could not begin in time. */
  readonly cancelled: Set<string>;
}

export const openFlights = (): FlightWorld => ({ points: new Map(), cancelled: new Set() });
