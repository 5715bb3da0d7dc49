FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
# .env, if there is one, holds the settings
COPY . .
RUN npm run build && npm run -s nginx-headers > deploy/headers.conf

FROM nginxinc/nginx-unprivileged:stable-alpine
COPY deploy/nginx.conf /etc/nginx/conf.d/default.conf
COPY --from=build /app/deploy/headers.conf /etc/nginx/snippets/logistix-headers.conf
COPY --from=build /app/dist /var/www/logistix
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q -O /dev/null http://127.0.0.1:8080/healthz
