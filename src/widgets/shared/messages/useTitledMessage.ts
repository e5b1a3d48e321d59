'use client'
import { useState } from 'react'
import { joinTitle } from './joinSentences.ts'
import { useMessages } from './useMessages.ts'

/**
 * A title and its sentence as one message. While the sentence isn't known yet, the title alone, and then the sentence alone, so that
 * nothing is announced late or twice.
 *
 * @param state Identifies the state that they are about.
 * @param sentence Undefined while it isn't known yet.
 */
export function useTitledMessage(state: string, title: string, sentence: string | undefined): string {
  const translate = useMessages()
  const [titled, setTitled] = useState<string>()
  const key = `${state} ${title}`
  if (sentence === undefined && titled !== key) setTitled(key)
  if (sentence === undefined) return title
  return titled === key ? sentence : joinTitle(translate, title, sentence)
}
