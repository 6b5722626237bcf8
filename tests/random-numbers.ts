export type RandomNumbers = (below: number) => number;

/** Whole numbers from 0, the same for the same seed: https://en.wikipedia.org/wiki/Lehmer_random_number_generator */
export function randomNumbers(seed: number): RandomNumbers {
  let state = seed * 7_919 + 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
