// The house's own name among the vendors: our slots and small games stand under it. Small games
// share the page of e-lotteries, and open like any other game.
export const houseVendor = 'BAIZE';
