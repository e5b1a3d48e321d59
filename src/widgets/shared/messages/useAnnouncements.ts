'use client'
import { useState } from 'react'

interface Announced {
  state: string
  shown: readonly string[]
}

/**
 * The content of a live region: each message once per state, even if it disappears and comes back. Render each in its own element;
 * assistive technology reads what is added.
 *
 * @param state Identifies the state; in a different one every message may be announced again.
 * @param messages The current messages.
 */
export function useAnnouncements(
  state: string,
  messages: readonly (string | undefined)[],
): readonly string[] {
  const [announced, setAnnounced] = useState<Announced>({ state, shown: [] })
  const shown = announced.state === state ? announced.shown : []
  const added = messages.filter((message) => message !== undefined && !shown.includes(message))
  const all = added.length === 0 ? shown : [...shown, ...added.filter((message) => message !== undefined)]
  // Set during rendering, so that nothing outdated is ever shown.
  if (announced.state !== state || added.length > 0) setAnnounced({ state, shown: all })
  return all
}
