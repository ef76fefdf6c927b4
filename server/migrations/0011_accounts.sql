CREATE TABLE "company_addresses" (
	"user_id" integer NOT NULL,
	"position" integer NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "company_addresses_user_id_position_pk" PRIMARY KEY("user_id","position")
);--> statement-breakpoint
CREATE TABLE "company_contacts" (
	"user_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"post" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "company_contacts_user_id_position_pk" PRIMARY KEY("user_id","position")
);--> statement-breakpoint
CREATE TABLE "consent_texts" (
	"sha256" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"body" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "email_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"code_sha256" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" integer NOT NULL,
	"device_hash" text NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);--> statement-breakpoint
CREATE TABLE "merged_accounts" (
	"id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	"consent_given_at" timestamp with time zone,
	"consent_text_version" text,
	"consent_text_sha256" text,
	"consent_ip" text,
	"consent_user_agent" text
);--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge_sha256" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"family_id" uuid,
	"user_handle" text,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"user_handle" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"user_id" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "session_transfers" (
	"code_sha256" text PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" integer NOT NULL,
	"subdomain" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_sha256" text PRIMARY KEY NOT NULL,
	"family_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"network" text,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "user_consents" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"text_version" text,
	"text_sha256" text,
	"ip" text,
	"user_agent" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"company" text,
	"inn" text,
	"kpp" text,
	"legal_address" text,
	"company_version" integer DEFAULT 0 NOT NULL,
	"city_id" integer,
	"price_list" text DEFAULT 'registered' NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search_text" text GENERATED ALWAYS AS (translate(name || chr(10) || email || chr(10) || coalesce(phone, '') || chr(10) || regexp_replace(coalesce(phone, ''), '\D', '', 'g') || chr(10) || coalesce(company, '') || chr(10) || coalesce(inn, ''), 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёABCDEFGHIJKLMNOPQRSTUVWXYZ', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяеabcdefghijklmnopqrstuvwxyz')) STORED NOT NULL
);--> statement-breakpoint
ALTER TABLE "company_addresses" ADD CONSTRAINT "company_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "company_contacts" ADD CONSTRAINT "company_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "merged_accounts" ADD CONSTRAINT "merged_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "session_transfers" ADD CONSTRAINT "session_transfers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "user_consents" ADD CONSTRAINT "user_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
CREATE INDEX "email_codes_purpose" ON "email_codes" ("email","purpose");--> statement-breakpoint
CREATE INDEX "merged_accounts_user" ON "merged_accounts" ("user_id");--> statement-breakpoint
CREATE INDEX "merged_accounts_email" ON "merged_accounts" (lower("email"));--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_family" ON "passkey_challenges" ("family_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" ("credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" ("user_id");--> statement-breakpoint
CREATE INDEX "session_transfers_family" ON "session_transfers" ("family_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_family" ON "sessions" ("family_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" (lower("email"));--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (trigrams("search_text")) WITH (fastupdate=false);
