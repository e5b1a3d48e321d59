import { numberFormat } from '../../utils/numberFormat.ts'

/** Show how numbers are written; their separator is what people stumble over. */
const [amount, percent] = [1234.5, 0.5]

/** Numbers as the locale writes them, for those whose own can't be read. */
export function swapExamples(locale: string): { amount: string; percent: string } {
  const { format } = numberFormat(locale, { useGrouping: false })
  return { amount: format(amount), percent: format(percent) }
}
