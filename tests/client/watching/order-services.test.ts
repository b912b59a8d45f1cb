import { expect, test } from 'vitest';
import { inOrderOfCountry, mineFirst } from '#client/features/watching/services/order-services.ts';

const service = (provider_id: number, display_priority = 0, display_priorities = {}) => ({
  provider_id,
  provider_name: `Service ${provider_id}`,
  logo_path: null,
  display_priority,
  display_priorities,
});

const idsOf = (services: { provider_id: number }[]) => services.map((each) => each.provider_id);

test('the visitor’s services come first, and otherwise nothing moves', () => {
  expect(
    idsOf(
      mineFirst(
        [1, 2, 3, 4].map((id) => service(id)),
        [4, 2],
      ),
    ),
  ).toEqual([2, 4, 1, 3]);
});

test('services are in the order of the country, those without a place there by that of all', () => {
  const services = [service(1, 1, { DE: 9 }), service(2, 5), service(3, 8, { DE: 2, FR: 0 })];
  expect(idsOf(inOrderOfCountry(services, 'DE'))).toEqual([3, 2, 1]);
});
