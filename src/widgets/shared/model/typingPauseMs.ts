/** How long typing must pause before anything is requested for the text, in milliseconds. */
export const typingPauseMs = 300
