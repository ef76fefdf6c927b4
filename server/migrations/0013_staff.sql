CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"at" timestamp with time zone NOT NULL,
	"staff_id" integer,
	"session_id" uuid,
	"ip" text,
	"action" text NOT NULL,
	"outcome" text NOT NULL,
	"subject" text,
	"subject_id" text,
	"title" text,
	"words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(translate(coalesce(title, ''), 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёABCDEFGHIJKLMNOPQRSTUVWXYZ', 'абвгдеежзийклмнопрстуфхцчшщъыьэюяеabcdefghijklmnopqrstuvwxyz'), '[^0-9a-zа-я]+'), ''))) STORED,
	"changes" jsonb
);--> statement-breakpoint
CREATE TABLE "staff" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone,
	"blocked_at" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone
);--> statement-breakpoint
CREATE TABLE "staff_challenges" (
	"challenge_sha256" text PRIMARY KEY NOT NULL,
	"session_id" uuid,
	"user_handle" text,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "staff_links" (
	"token_sha256" text PRIMARY KEY NOT NULL,
	"staff_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "staff_passkeys" (
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
	"staff_id" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"staff_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "staff_recovery_codes_staff_id_code_hash_pk" PRIMARY KEY("staff_id","code_hash")
);--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_sha256" text NOT NULL,
	"staff_id" integer NOT NULL,
	"stage" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"totp_secret" text,
	"user_agent" text NOT NULL,
	"network" text
);--> statement-breakpoint
CREATE TABLE "staff_totp" (
	"staff_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"last_step" bigint NOT NULL,
	"enabled_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id");--> statement-breakpoint
ALTER TABLE "staff_challenges" ADD CONSTRAINT "staff_challenges_session_id_staff_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "staff_sessions"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "staff_links" ADD CONSTRAINT "staff_links_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "staff_passkeys" ADD CONSTRAINT "staff_passkeys_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "staff_recovery_codes" ADD CONSTRAINT "staff_recovery_codes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "staff_totp" ADD CONSTRAINT "staff_totp_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "staff"("id") ON DELETE cascade;--> statement-breakpoint
CREATE INDEX "audit_log_at" ON "audit_log" ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_staff" ON "audit_log" ("staff_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_kind" ON "audit_log" ("subject","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" ("subject","subject_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_log_words" ON "audit_log" USING gin ("words") WITH (fastupdate=false) WHERE "audit_log"."title" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_refused" ON "audit_log" ("at","id") WHERE "audit_log"."outcome" = 'refused';--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email" ON "staff" (lower("email"));--> statement-breakpoint
CREATE INDEX "staff_challenges_expiry" ON "staff_challenges" ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_challenges_session" ON "staff_challenges" ("session_id");--> statement-breakpoint
CREATE INDEX "staff_links_staff" ON "staff_links" ("staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_passkeys_credential" ON "staff_passkeys" ("credential_id");--> statement-breakpoint
CREATE INDEX "staff_passkeys_staff" ON "staff_passkeys" ("staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_sessions_token" ON "staff_sessions" ("token_sha256");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_expiry" ON "staff_sessions" ("expires_at");--> statement-breakpoint
-- Audit rows can't be changed, nor deleted before their time: only the expiry job sets `rapport.audit_expiry`.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('rapport.audit_expiry', true) = 'on' AND OLD.at < now() - interval '3 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'audit_log: % is refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
-- Row triggers do not fire on TRUNCATE, which would empty the audit log.
CREATE FUNCTION refuse_audit_truncate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log: % is refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_unchanged BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();--> statement-breakpoint
CREATE TRIGGER audit_log_kept BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_truncate();
