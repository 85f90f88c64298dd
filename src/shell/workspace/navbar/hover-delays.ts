/** How long a pointer stays before a menu opens by itself; a hand that only passes by opens nothing. */
export const hoverDelay = 150

/** How long it may stray outside before the menu closes again. */
export const leaveDelay = 300
