import { skipToken, type SkipToken } from '@tanstack/react-query'
import { InvalidArgumentError } from '../../errors/argument.ts'

type Fetching<options extends { queryFn?: unknown }> = options & {
  queryFn?: Exclude<options['queryFn'], SkipToken>
}

/**
 * Options of an enabled query: with Suspense, a query that waits for a parameter would have nothing to show.
 *
 * @param findProblem What may disable the query: a parameter with the rule that it breaks, otherwise a missing one.
 * @throws {InvalidArgumentError} naming the parameter.
 */
export function suspenseOptions<options extends { queryFn?: unknown }>(
  caller: string,
  options: options,
  findProblem: () => { argument: string; rule?: string } | undefined,
): Fetching<options> {
  const problem = findProblem()
  // Otherwise the query itself would only fail with the broken rule.
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
