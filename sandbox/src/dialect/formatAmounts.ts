import { withPlaces } from './withPlaces.ts'
import { mapObjects } from './mapObjects.ts'

/** Writes every formatted amount as deployments do, with a decimal point. Zero is `0.0` in quotes and `0` in records. */
export function formatAmounts(answer: unknown, none: '0.0' | '0'): unknown {
  return mapObjects(answer, (fields) => {
    const { amountFormatted } = fields
    if (typeof amountFormatted !== 'string') return fields
    return { ...fields, amountFormatted: amountFormatted === '0' ? none : withPlaces(amountFormatted, 1) }
  })
}
