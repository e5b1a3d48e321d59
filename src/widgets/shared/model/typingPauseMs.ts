/** Typing must pause this long before something is asked for what was typed, in milliseconds. */
export const typingPauseMs = 300
