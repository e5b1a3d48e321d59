import { describeExceededLimit } from '../../client/transport/describeExceededLimit.ts'
import { InvalidArgumentError } from '../../errors/argument.ts'
import { checkQuote } from '../../errors/checks/checkQuote.ts'
import { findExceededLimit } from '../../schemas/quote/findExceededLimit.ts'

/**
 * Checks that an argument is a quote, and no larger than what the client accepts from a provider: a page may have one from elsewhere, and an
 * audit of thousands of items takes seconds.
 *
 * @throws {InvalidArgumentError} when it isn't.
 */
export function checkWholeQuote(quote: unknown, caller: string): void {
  checkQuote(quote, caller)
  const beyond = describeExceededLimit(quote)
  const exceeded = beyond === undefined ? findExceededLimit(quote) : { message: beyond, path: [] }
  if (!exceeded) return
  const { message: rule, path } = exceeded
  throw new InvalidArgumentError({ caller, argument: ['quote', ...path].join('.'), rule })
}
