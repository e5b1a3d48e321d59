'use client'
import { useState } from 'react'

interface Announced {
  state: string
  said: readonly string[]
}

/**
 * The content of a live region: each message once per state, however often it comes and goes. Render each in its own
 * element; assistive technology reads what is added.
 *
 * @param state Identifies the state; in a different one every message may be announced again.
 * @param messages The current messages.
 */
export function useAnnouncements(
  state: string,
  messages: readonly (string | undefined)[],
): readonly string[] {
  const [announced, setAnnounced] = useState<Announced>({ state, said: [] })
  const said = announced.state === state ? announced.said : []
  const added = messages.filter((message) => message !== undefined && !said.includes(message))
  const all = added.length === 0 ? said : [...said, ...added.filter((message) => message !== undefined)]
  // Set during rendering, so that nothing outdated is ever shown.
  if (announced.state !== state || added.length > 0) setAnnounced({ state, said: all })
  return all
}
