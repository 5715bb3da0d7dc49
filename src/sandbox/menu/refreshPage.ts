/** Makes the page refetch what it shows, as when the customer comes back to its tab. */
export const refreshPage = () => void window.dispatchEvent(new Event('focus'));
