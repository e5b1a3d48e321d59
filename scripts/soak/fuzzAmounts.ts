import { createRandom, findWrongAmount, writeNumber } from '../../test/utils/support/writtenNumbers.ts'

// Reads a million numbers, written in all ways, under every decimal sign: `npm run fuzz -- 1000000 7` (count, seed).

const [count = 1_000_000, seed = 1] = process.argv.slice(2).map(Number)
const random = createRandom(seed)
const started = performance.now()
for (let index = 0; index < count; index++) {
  const misreading = findWrongAmount(writeNumber(random))
  if (misreading === undefined) continue
  console.error(`fuzzAmounts: number ${index} of seed ${seed}: ${misreading}`)
  process.exit(1)
}
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.log(
  `fuzzAmounts: ${count} numbers of seed ${seed} read as meant, asked about or refused, in ${seconds} s`,
)
