// Each address leads to one screen; those of the specification that exist now are all there, and
// those that come later are not found rather than half there.
import { expect, test } from 'vitest';
import { categoryAt, categoryPlaces } from './app/category-places.ts';
import { routeOf, routes } from './routes.ts';

test('no address is listed twice', () => {
  const paths = routes.flatMap((route) => route.paths);
  expect(new Set(paths).size).toBe(paths.length);
});

// @proves L36
test.each(['/', '/index', '/index.html', '/home', '/home/'])('%s is the home page', (path) => {
  expect(routeOf(path)).toBe(routeOf('/'));
});

// @proves L37 L49
test('registering is the home page with its question open, and is open to everybody', () => {
  expect(routeOf('/register.html')).toMatchObject({ dialog: 'register', open: true });
  expect(routeOf('/register.html')?.screen).toBe(routeOf('/')?.screen);
});

// @proves L45
test.each([
  ['/', 'whole'],
  ['/elott', 'whole'],
  ['/lottery', 'header'],
  ['/Vnlottery', 'header'],
  ['/seaLottery', 'header'],
  ['/game', 'game'],
  ['/seamless', 'game'],
  ['/helpmc', 'bare'],
  ['/pointMall', 'no-side'],
  ['/promotions', 'whole'],
  ['/promoDetail', 'whole'],
  ['/draws', 'whole'],
  ['/join', 'whole'],
])('%s is framed as %s', (path, frame) => {
  expect(routeOf(path)?.frame).toBe(frame);
});

test.each(['/nowhere', '/rngs', '/game/x'])('%s is not there', (path) => {
  expect(routeOf(path)).toBeUndefined();
});

// @proves L43
test('the list of promotions and one of them are one screen', () => {
  expect(routeOf('/promoDetail')?.screen).toBe(routeOf('/promotions')?.screen);
});

// @proves L38
test.each(Object.entries(categoryPlaces))('%s is listed at %s', (category, place) => {
  expect(routeOf(place)?.title).toBe(`catalogue.category-${category}`);
  expect(categoryAt(place)).toBe(category);
});
