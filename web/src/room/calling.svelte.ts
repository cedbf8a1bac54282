/** Whether somebody was found to play with while another table is on the screen. */
export const calling = $state({ now: false })
