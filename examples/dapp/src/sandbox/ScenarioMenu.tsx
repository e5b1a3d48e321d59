import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { playScenario, readScenarios } from './scenarios.ts'

const queryKey = ['scenarios']

/** Lets everybody see with their own eyes what the widgets do when things go wrong. */
export function ScenarioMenu() {
  const id = useId()
  const queryClient = useQueryClient()
  const { data: scenarios, error } = useQuery({ queryKey, queryFn: readScenarios, staleTime: Infinity })
  const [chosen, setChosen] = useState('calm')
  const {
    mutate,
    error: notPlayed,
    isPending,
  } = useMutation({
    mutationFn: playScenario,
    onSuccess: (_, name) => {
      setChosen(name)
      // What was answered before belongs to another situation.
      void queryClient.invalidateQueries({ predicate: (query) => query.queryKey !== queryKey })
    },
  })
  const problem = error ?? notPlayed
  return (
    <section className="scenarios" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>What could go wrong</h2>
      <p>
        <label htmlFor={id}>Situation of the service and the chains</label>
        <select
          id={id}
          value={chosen}
          disabled={!scenarios || isPending}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => mutate(target.value)}
        >
          {(scenarios ?? [{ name: 'calm' }]).map(({ name }) => (
            <option key={name} value={name}>
              {wordsOf(name)}
            </option>
          ))}
        </select>
      </p>
      <p id={`${id}-hint`} role="status" className="quiet">
        {scenarios?.find(({ name }) => name === chosen)?.description}
      </p>
      <p className="problem">{problem?.message}</p>
    </section>
  )
}

/** `fillReverted` as `Fill reverted`. */
function wordsOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
