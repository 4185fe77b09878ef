/** What a call says that got no answer. */
export const connectionLost = 'The connection was lost. Please check it and try again.';
export const offline = 'You are offline. Please try again once you are connected.';
export const noAnswer = 'Something went wrong on our side. Please try again in a moment.';
