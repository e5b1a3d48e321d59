'use client'
import { useEffect, useState } from 'react'
import type { Message } from '../../locales/messages.ts'

/** Words by key. */
export type Words<key extends string> = Readonly<Record<key, Message>>

/**
 * Words that are rarely needed, loaded once they are; undefined until then, empty when they do not come.
 *
 * @param load Declared outside of the component.
 */
export function useLateWords<key extends string>(
  load: () => Promise<Words<key>>,
  isWanted: boolean,
): Partial<Words<key>> | undefined {
  const [words, setWords] = useState<Partial<Words<key>>>()
  useEffect(() => {
    if (!isWanted) return
    let isLive = true
    load()
      .catch((): Partial<Words<key>> => ({}))
      .then((loaded) => {
        if (isLive) setWords(loaded)
      })
    return () => {
      isLive = false
    }
  }, [load, isWanted])
  return words
}
