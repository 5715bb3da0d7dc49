import * as buffer from 'node:buffer';

/**
 * jsdom's FormData, File and Blob cannot cross into Node's fetch, which MSW reads bodies with: a file would arrive as
 * the text "undefined". Tests get Node's own three.
 */
const { constructor: NodeFormData } = await new Response(new URLSearchParams('a=1')).formData();
Object.assign(globalThis, { FormData: NodeFormData, File: buffer.File, Blob: buffer.Blob });
