/** What a route answers to who asks for what it does not give. */
export const refusal = (code: string, message: string): object => ({ ok: false, error: { code, message } });
