import { skipToken, type SkipToken } from '@tanstack/react-query'
import { InvalidArgumentError } from '../../errors/argument.ts'

type Fetching<options extends { queryFn?: unknown }> = options & {
  queryFn?: Exclude<options['queryFn'], SkipToken>
}

/**
 * Options of a query that asks: Suspense has nothing to show for one that waits for a parameter.
 *
 * @param findProblem What may keep it from asking: with a rule something that is wrong, else what is missing where anything is.
 * @throws {InvalidArgumentError} naming the parameter.
 */
export function suspenseOptions<options extends { queryFn?: unknown }>(
  caller: string,
  options: options,
  findProblem: () => { argument: string; rule?: string } | undefined,
): Fetching<options> {
  const problem = findProblem()
  // What breaks a rule would only be refused by the query.
  if (canFetch(options) && problem?.rule === undefined) return options
  throw new InvalidArgumentError({
    caller,
    argument: 'parameters',
    rule: 'Suspense needs it; render the component once it is known',
    ...problem,
  })
}

function canFetch<options extends { queryFn?: unknown }>(options: options): options is Fetching<options> {
  return options.queryFn !== skipToken
}
