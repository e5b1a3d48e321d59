'use client'
import { useState } from 'react'

interface Announced {
  state: string
  said: readonly string[]
}

/**
 * What a live region should hold: each message once per state, however often it comes and goes. Show each in an
 * element of its own; the region says what is added.
 *
 * @param state Names the state; in another one everything may be said again.
 * @param messages What there is to say now.
 */
export function useAnnouncements(
  state: string,
  messages: readonly (string | undefined)[],
): readonly string[] {
  const [announced, setAnnounced] = useState<Announced>({ state, said: [] })
  const said = announced.state === state ? announced.said : []
  const added = messages.filter((message) => message !== undefined && !said.includes(message))
  const all = added.length === 0 ? said : [...said, ...added.filter((message) => message !== undefined)]
  // A change while rendering: nothing in between is ever shown.
  if (announced.state !== state || added.length > 0) setAnnounced({ state, said: all })
  return all
}
