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
);
--> statement-breakpoint
ALTER TABLE "merged_accounts" ADD CONSTRAINT "merged_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merged_accounts_user" ON "merged_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "merged_accounts_email" ON "merged_accounts" USING btree (lower("email"));