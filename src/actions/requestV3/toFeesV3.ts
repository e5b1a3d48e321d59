import { fieldsOf, isAbsent, type Fields } from '../../schemas/base/json.ts'
import { renameKeys } from '../../schemas/brand.ts'

/** The fees of v3: the price impact of v2, which was one phase before it became two. */
export function toFeesV3(data: Fields, components: ReadonlyMap<string, string>): unknown {
  const impact = data['expandedPriceImpact']
  const { quoted, actual } = fieldsOf(impact)
  const hasPhases = !isAbsent(quoted) || !isAbsent(actual)
  return {
    quoted: renameKeys(hasPhases ? quoted : impact, components),
    actual: renameKeys(actual, components),
    currency: data['feeCurrencyObject'],
  }
}
